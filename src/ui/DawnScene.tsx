type Props = { readonly className?: string };

/**
 * First light over the hills, with the lake in front: the brand's picture. Decoration only. It is cut to its right
 * side, where the sun is, when the place is narrower than the drawing.
 */
export function DawnScene({ className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
      className={`overflow-visible ${className}`}
    >
      <g className="animate-rise fill-sun">
        <circle cx="1185" cy="190" r="190" className="opacity-15" />
        <circle cx="1185" cy="190" r="125" className="opacity-25" />
        <circle cx="1185" cy="190" r="74" />
      </g>
      <path
        d="M0 318c120-16 210-58 330-58s180 34 270 30 170-92 300-112 170 40 270 32 170-70 270-82v292H0z"
        className="fill-hill-far"
      />
      <path
        d="M0 356c160-30 280-40 420-30s230 20 350-14 190-84 300-80 130 48 210 46 100-34 160-50v192H0z"
        className="fill-hill-mid"
      />
      <path
        d="M0 372c220-30 400-10 560-4s260 2 400-30 200-28 290-20 120 14 190-4v106H0z"
        className="fill-hill-near"
      />
      <path d="M0 372q90-12 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0v48H0z" className="fill-lake" />
    </svg>
  );
}
