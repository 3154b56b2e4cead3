import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { translateProductName } from '@/domain/product/translateProductName';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';

/** How the language on screen calls a product by its id and the name that an order or a cart holds, which is English. */
export type NameOf = (productId: string, stored: string) => string;

export function useProductNames(): NameOf {
  const { code } = useLabels(commonLabels).language;
  const { products } = useAppSelector(selectCatalogueSnapshot);
  return (productId, stored) =>
    translateProductName(
      code,
      stored,
      products.find(({ id }) => id === productId),
    );
}
