import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from './useDocumentTitle';

type Props = {
  /** What the page is called in the browser's tab. */
  readonly title: string;
  readonly className?: string;
  readonly children?: ReactNode;
};

/**
 * A page's one `h1`. It takes the focus when a navigation inside the app brought the page, so that a screen
 * reader starts there; the first page of a visit leaves the focus to the browser and the skip link.
 */
export function PageHeading({ title, className = 'text-3xl sm:text-4xl', children = title }: Props) {
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === 'default';
  const arrivedByNavigation = useRef(!isFirstPage);
  // A layout effect, so that somebody who types at once does not lose the focus. Only once: effects of a part that was
  // hidden for a moment run again.
  useLayoutEffect(() => {
    if (arrivedByNavigation.current) heading.current?.focus({ preventScroll: true });
    arrivedByNavigation.current = false;
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={`font-display font-semibold tracking-tight outline-none ${className}`}
    >
      {children}
    </h1>
  );
}
