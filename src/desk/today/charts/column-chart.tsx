import classes from "./charts.module.css";

export type ChartColumn = {
  key: string;
  label: string;
  value: number;
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
/** One bar alone is not as wide as the chart. */
const FEW_COLUMNS = 4;
const MOST_LABELS = 12;

const highest = (columns: readonly ChartColumn[]) => Math.max(0, ...columns.map(({ value }) => value));

export function ColumnChart({ label, columns, most = highest(columns) }: Props) {
  const width = 100 / Math.max(columns.length, FEW_COLUMNS);
  const labelStep = Math.ceil(columns.length / MOST_LABELS);
  const barHeight = (value: number) => Math.max(LEAST_BAR, (value / most) * PLOT_HEIGHT);
  return (
    <svg className={classes.chart} role="img" aria-label={label} width="100%" height={HEIGHT}>
      <line className={classes.ground} x1="0" x2="100%" y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} />
      {columns.map((column, at) => (
        <g key={column.key} className={columns.length > 5 && at % 2 === 1 ? classes.second : undefined}>
          {column.value > 0 ? (
            <>
              <rect
                className={classes.column}
                x={`${(at + 0.14) * width}%`}
                width={`${width * 0.72}%`}
                y={HEIGHT - FOOT - barHeight(column.value)}
                height={barHeight(column.value)}
              />
              <text
                className={classes.figure}
                x={`${(at + 0.5) * width}%`}
                y={HEIGHT - FOOT - barHeight(column.value) - 5}
              >
                {column.text}
              </text>
            </>
          ) : null}
          <text className={classes.label} x={`${(at + 0.5) * width}%`} y={HEIGHT - 7}>
            {at % labelStep === 0 ? column.label : null}
          </text>
        </g>
      ))}
    </svg>
  );
}
