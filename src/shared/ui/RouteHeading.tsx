import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCommonText } from '@/shared/text/commonText';

type Props = {
  readonly children: string;
  /** Stands beside the heading, at the far end. */
  readonly aside?: ReactNode;
};

/** The key of the address the app was opened at: nobody has navigated yet. */
const FIRST_LOCATION_KEY = 'default';

/**
 * A page's one h1. It names the document, and takes the focus when a person has navigated to the page, so that
 * a screen reader says where they are.
 */
export function RouteHeading({ children, aside }: Props) {
  const { brand } = useCommonText();
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedByNavigation = useRef(useLocation().key !== FIRST_LOCATION_KEY);
  useEffect(() => {
    if (arrivedByNavigation.current) heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = `${children} – ${brand}`;
  }, [children, brand]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-display text-3xl font-semibold tracking-tight outline-none"
      >
        {children}
      </h1>
      {aside}
    </div>
  );
}
