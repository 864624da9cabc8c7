export const GirihStar = ({ size = 32 }: { size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    focusable="false"
  >
    <path
      d="M24 3l5 10 11-3-3 11 10 5-10 5 3 11-11-3-5 10-5-10-11 3 3-11L1 26l10-5-3-11 11 3z"
      strokeWidth="2"
      transform="translate(0 -2)"
    />
    <circle cx="24" cy="24" r="7" strokeWidth="2" />
  </svg>
);
