import { useSearchParams } from 'react-router-dom';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';

/** A link that opens a product's form over the list as it is, so that Back and closing lead to it again. */
export function useEditLink(productId: string) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('edit', productId);
  return { to: { search: next.toString() }, state: OPENED_FROM_PAGE, preventScrollReset: true } as const;
}
