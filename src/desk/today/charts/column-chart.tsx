import classes from "./charts.module.css";

export type ChartColumn = {
  key: string;
  label: string;
  value: number;
  beside?: number;
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
const LEAST_BAR = 2;

const highest = (columns: readonly ChartColumn[]) =>
  Math.max(0, ...columns.map(({ value, beside = 0 }) => Math.max(value, beside)));

export function ColumnChart({ label, columns, most = highest(columns) }: Props) {
  const width = 100 / Math.max(columns.length, 1);
  const barHeight = (value: number) => (most > 0 ? (Math.max(0, value) / most) * PLOT_HEIGHT : 0);
  const renderBar = (value: number, from: number, share: number, className: string | undefined) =>
    value > 0 ? (
      <rect
        className={className}
        x={`${from * width}%`}
        width={`${width * share}%`}
        y={HEIGHT - FOOT - Math.max(LEAST_BAR, barHeight(value))}
        height={Math.max(LEAST_BAR, barHeight(value))}
      />
    ) : null;
  const figureTop = (column: ChartColumn) => HEIGHT - FOOT - Math.max(LEAST_BAR, barHeight(highest([column]))) - 5;
  return (
    <svg className={classes.chart} role="img" aria-label={label} width="100%" height={HEIGHT}>
      <line className={classes.ground} x1="0" x2="100%" y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
      {columns.map((column, at) => (
        <g key={column.key} className={columns.length > 5 && at % 2 === 1 ? classes.second : undefined}>
          {column.beside === undefined ? (
            renderBar(column.value, at + 0.14, 0.72, classes.column)
          ) : (
            <>
              {renderBar(column.value, at + 0.14, 0.36, classes.column)}
              {renderBar(column.beside, at + 0.5, 0.36, classes.part)}
            </>
          )}
          {highest([column]) > 0 ? (
            <text className={classes.figure} x={`${(at + 0.5) * width}%`} y={figureTop(column)}>
              {column.text}
            </text>
          ) : null}
          <text className={classes.label} x={`${(at + 0.5) * width}%`} y={HEIGHT - 7}>
            {column.label}
          </text>
        </g>
      ))}
    </svg>
  );
}
