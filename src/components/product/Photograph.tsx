// @bundle on-demand

import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { productLabel } from '@/domain/product/productLabel';
import { dataSavingLabels } from '@/i18n/en/dataSaving';
import { useLabels } from '@/i18n/labels';
import { savesData } from '@/services/platform/dataSaving';
import {
  deferPicture,
  isPictureShown,
  pictureSize,
  readDeferred,
  showPicture,
  watchDeferred,
} from '@/services/platform/deferredPictures';
import { buttonClass } from '@/ui/Button';

/** A thousand bytes each, as networks count. */
const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1000));

type Props = {
  readonly image: string;
  readonly name?: string | undefined;
  readonly size: string;
  /** What is drawn in its place. */
  readonly children: ReactNode;
};

/** A picture of a product that comes over the network; where the person saves data, once they ask for it. */
export function Photograph({ image, name, size, children }: Props) {
  const [failedImage, setFailedImage] = useState('');
  // As it is when the picture comes: one that is on screen stays.
  const [saves] = useState(savesData);
  const isShown = useSyncExternalStore(watchDeferred, () => isPictureShown(image));
  if (image === failedImage) return children;
  if (saves && !isShown)
    return (
      <WaitingPhotograph image={image} label={name && productLabel({ name, size })}>
        {children}
      </WaitingPhotograph>
    );
  return (
    <img
      src={image}
      alt=""
      loading="lazy"
      className="size-full object-cover"
      onError={() => setFailedImage(image)}
    />
  );
}

type WaitingProps = {
  readonly image: string;
  /** What the picture shows; without it, it is too small to be asked for. */
  readonly label: string | undefined;
  readonly children: ReactNode;
};

function WaitingPhotograph({ image, label, children }: WaitingProps) {
  const labels = useLabels(dataSavingLabels);
  const bytes = useSyncExternalStore(watchDeferred, () => pictureSize(image));
  useEffect(() => deferPicture(image), [image]);
  if (!label) return children;
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const card = currentTarget.closest('article, dialog');
    showPicture(image);
    // The button goes: the keyboard goes on from the card that it was in.
    card?.querySelector<HTMLElement>('a, button:not([data-show-picture])')?.focus();
  };
  return (
    <>
      {children}
      {/* Where the picture's box puts its content, and above the link that covers a whole card. */}
      <button
        type="button"
        data-show-picture
        aria-label={`${labels.show}: ${label}`}
        className={buttonClass(
          'secondary',
          'absolute z-10 mb-1 max-w-20 flex-col self-end gap-0! px-2! py-1! text-sm! leading-tight sm:max-w-none sm:px-4!',
        )}
        onClick={show}
      >
        {labels.show}
        {bytes !== null && <span className="text-xs font-normal">{labels.weighs(kilobytes(bytes))}</span>}
      </button>
    </>
  );
}

/** How many pictures this visit has not loaded, and what that saved; nothing where there are none. */
export function DataSavedNote() {
  const labels = useLabels(dataSavingLabels);
  const deferred = useSyncExternalStore(watchDeferred, readDeferred);
  if (deferred.pictures === 0) return null;
  const { pictures, sized, bytes } = deferred;
  return <p className="mt-6 text-on-band-soft">{labels.notLoaded(pictures, sized, kilobytes(bytes))}</p>;
}
