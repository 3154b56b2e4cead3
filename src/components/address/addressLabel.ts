import { addressLabels } from '@/i18n/en/address';
import { useLabels } from '@/i18n/labels';

/** What a saved address is called, in the language of the page where it is none of the customer's own words. */
export function useAddressLabel(): (label: string) => string {
  const known: { readonly [label: string]: string } = useLabels(addressLabels).labels;
  return label => known[label] ?? label;
}
