import { Copy, MapPin } from 'lucide-react';
import { useState } from 'react';
import { staffOrderLabels } from '@/i18n/en/staffOrder';
import { useLabels } from '@/i18n/labels';
import { Button, buttonClass } from '@/ui/Button';

type Props = { readonly address: string };

const mapAddress = (address: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;

/** Where an order goes, to take along: onto a slip, or onto a map. */
export function DeliveryAddress({ address }: Props) {
  const text = useLabels(staffOrderLabels).details;
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      // No permission, or no secure connection: it can still be selected.
      setCopied('notCopied');
    }
  }

  return (
    <>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line select-text">
        {address}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" className="px-3!" onClick={copy}>
          <Copy aria-hidden className="size-4" />
          {text.copy}
        </Button>
        <a
          href={mapAddress(address)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary', 'px-3!')}
        >
          <MapPin aria-hidden className="size-4" />
          {text.map}
        </a>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {copied && text[copied]}
      </p>
    </>
  );
}
