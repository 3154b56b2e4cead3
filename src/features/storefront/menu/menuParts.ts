/** What the menu shows only when it is asked for, in one file: each alone would be a request of its own. */
import { EmptyMenu } from './EmptyMenu';
import { MenuFailure } from './MenuFailure';
import { parseSearch } from './menuSearch';
import { ProductDetails } from './ProductDetails';
import { WishOffer } from './WishOffer';

export const menuParts = { EmptyMenu, MenuFailure, ProductDetails, WishOffer, parseSearch };
