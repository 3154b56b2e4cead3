import {
  ArrowLeftRight,
  CalendarDays,
  Factory,
  HandCoins,
  IndianRupee,
  type LucideIcon,
  Package,
  ReceiptIndianRupee,
  Truck,
  UsersRound,
} from 'lucide-react';
import { customersReport } from './customersReport';
import { deliveryReport } from './deliveryReport';
import { duesReport } from './duesReport';
import { movementReport } from './movementReport';
import { productionReport } from './productionReport';
import { productsReport } from './productsReport';
import type { Report } from './report';
import type { ReportScope } from './reportData';
import { salesReport } from './salesReport';
import { taxReport } from './taxReport';
import { valuationReport } from './valuationReport';

export const CATEGORIES = ['sales', 'stock', 'finance', 'operations'] as const;
export type ReportCategory = (typeof CATEGORIES)[number];

type Definition = {
  readonly category: ReportCategory;
  /** As things stand now, whatever the period. */
  readonly ofNow: boolean;
  readonly icon: LucideIcon;
  readonly make: (scope: ReportScope) => Report;
};

/** The eight reports of spec §2 and §3, and who has not paid. Their names and descriptions are the catalogues'. */
export const REPORTS = {
  sales: { category: 'sales', ofNow: false, icon: CalendarDays, make: salesReport },
  products: { category: 'sales', ofNow: false, icon: Package, make: productsReport },
  customers: { category: 'sales', ofNow: false, icon: UsersRound, make: customersReport },
  valuation: { category: 'stock', ofNow: true, icon: IndianRupee, make: valuationReport },
  movement: { category: 'stock', ofNow: false, icon: ArrowLeftRight, make: movementReport },
  tax: { category: 'finance', ofNow: false, icon: ReceiptIndianRupee, make: taxReport },
  dues: { category: 'finance', ofNow: false, icon: HandCoins, make: duesReport },
  production: { category: 'operations', ofNow: true, icon: Factory, make: productionReport },
  delivery: { category: 'operations', ofNow: false, icon: Truck, make: deliveryReport },
} as const satisfies { readonly [id: string]: Definition };

export type ReportId = keyof typeof REPORTS;
export const REPORT_IDS = Object.keys(REPORTS) as readonly ReportId[];
