import type { Product } from '@/domain/product/product';
import { translated } from '@/domain/product/translated';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';

/** A product in the words of the language on screen. What is ordered keeps its own. */
export const useTranslated = (product: Product): Product =>
  translated(product, useLabels(commonLabels).language.code);
