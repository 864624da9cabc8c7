import classes from "./charts.module.css";

export type ChartColumn = {
  key: string;
  label: string;
  value: number;
  part?: number;
  text: string;
};
type Props = {
  label: string;
  columns: readonly ChartColumn[];
  most?: number;
};

const HEIGHT = 180;
const FOOT = 24;
const HEAD = 20;
const PLOT_HEIGHT = HEIGHT - FOOT - HEAD;

export function ColumnChart({ label, columns, most = Math.max(0, ...columns.map(({ value }) => value)) }: Props) {
  const width = 100 / Math.max(columns.length, 1);
  const barHeight = (value: number) => (most > 0 ? (Math.max(0, value) / most) * PLOT_HEIGHT : 0);
  const renderBar = (value: number, at: number, className: string | undefined) => (
    <rect
      className={className}
      x={`${at * width + width * 0.14}%`}
      width={`${width * 0.72}%`}
      y={HEIGHT - FOOT - barHeight(value)}
      height={barHeight(value)}
    />
  );
  return (
    <svg className={classes.chart} role="img" aria-label={label} width="100%" height={HEIGHT}>
      <line className={classes.ground} x1="0" x2="100%" y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
      {columns.map((column, at) => (
        <g key={column.key} className={columns.length > 5 && at % 2 === 1 ? classes.second : undefined}>
          {renderBar(column.value, at, classes.column)}
          {column.part === undefined ? null : renderBar(column.part, at, classes.part)}
          <text className={classes.figure} x={`${(at + 0.5) * width}%`} y={HEIGHT - FOOT - barHeight(column.value) - 5}>
            {column.text}
          </text>
          <text className={classes.label} x={`${(at + 0.5) * width}%`} y={HEIGHT - 7}>
            {column.label}
          </text>
        </g>
      ))}
    </svg>
  );
}
