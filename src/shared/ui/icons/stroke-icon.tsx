type Props = { shape: string; width?: number; size?: number | undefined };

export const StrokeIcon = ({ shape, width = 1.8, size = 20 }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={shape} />
  </svg>
);
