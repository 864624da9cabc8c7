import { deskCharts } from "../../../../data/remote/admin/desk-payments.ts";
import type { Charts as Figures } from "../../../../domain/desk/desk-schema.ts";
import { money, month } from "../../../../domain/words.ts";
import { CHARTS } from "../../messages/desk.ts";
import { BarChart } from "./bar-chart.tsx";
import { useDeskRead } from "../shared/use-desk-read.ts";

const Bars = ({ months, destinations }: Figures) => (
  <div className="halves">
    <BarChart
      {...CHARTS.revenue}

      bars={months.map(({ month: of, revenue_cents, refunded_cents }) => ({
        name: month(of),
        value: revenue_cents,
        text: money(revenue_cents),
        more: money(refunded_cents),
      }))}
    />
    <BarChart
      {...CHARTS.destinations}

      bars={destinations.map(({ name, bookings, guests }) => ({
        name,
        value: bookings,
        text: String(bookings),
        more: String(guests),
      }))}
    />
  </div>
);

/** How the year goes and where people go, whatever the filters above say. */
export function Charts() {
  const figures = useDeskRead(deskCharts).value;
  return figures ? <Bars {...figures} /> : null;
}
