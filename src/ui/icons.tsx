type Props = { readonly className?: string };

/**
 * The few icons of the first screens, one line each: the icon library's own runtime would be a tenth of what these
 * screens weigh beside their packages. Decoration; the words stand beside them or on their button.
 */
export const icon =
  (path: string) =>
  ({ className = 'size-5' }: Props) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );

export const PlusIcon = icon('M12 5.5v13M5.5 12h13');
export const MinusIcon = icon('M5.5 12h13');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = icon('M6 6l12 12M18 6L6 18');
export const ArrowIcon = icon('M4.5 12h15M13.5 6l6 6-6 6');
export const SearchIcon = icon('M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.8 15.8l4.2 4.2');
