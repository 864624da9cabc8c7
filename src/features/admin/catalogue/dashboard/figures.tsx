import { Link } from "react-router-dom";
import { deskFigures } from "../../../../data/remote/admin/desk-figures.ts";
import { paths } from "../../../../shared/paths.ts";
import { DeskState } from "../../desk/shared/desk-state.tsx";
import { useDeskRead } from "../../desk/shared/use-desk-read.ts";
import { money } from "../../../../domain/words.ts";
import classes from "./dashboard.module.css";

/** What today looks like, each figure leading to where it can be acted on. */
export function Figures() {
  const read = useDeskRead(deskFigures);
  const { value } = read;
  const figures = value
    ? [
        { label: "Bookings today", figure: value.bookings_today, to: paths.adminBookings() },
        { label: "Holds", figure: value.holds, to: `${paths.adminBookings()}?status=pending` },
        { label: "Revenue today", figure: money(value.revenue_today_cents), to: paths.adminPayments() },
        { label: "Needs attention", figure: value.needs_attention, to: `${paths.adminBookings()}?show=attention` },
        { label: "New requests", figure: value.new_requests, to: paths.adminRequests() },
        { label: "New reviews", figure: value.new_reviews, to: paths.adminReviews() },
      ]
    : [];
  return (
    <section aria-label="Today">
      <DeskState reads={[read]} />
      <ul className={`plain tiles ${classes.items}`}>
        {figures.map(({ label, figure, to }) => (
          <li key={label}>
            <Link to={to} className={`surface ${classes.figure}`}>
              <b className="figure">{figure}</b>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
