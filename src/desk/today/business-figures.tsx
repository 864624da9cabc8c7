import { FIGURES } from "#texts/desk.ts";
import { grouped, money } from "#texts/write.ts";
import type { Business, Today } from "../../domain/desk/today/today-schema.ts";
import { figureChange } from "../../text/desk-today.ts";
import classes from "./today.module.css";

const NAMES = ["bookings", "guests", "revenue_cents", "cancellations"] as const satisfies (keyof Business)[];

const figureText = (name: keyof Business, value: number) => (name === "revenue_cents" ? money(value) : grouped(value));

export const BusinessFigures = ({ figures: { day, week } }: Pick<Today, "figures">) => (
  <section className={classes.part} aria-label={FIGURES.title}>
    <h2>{FIGURES.title}</h2>
    <div className={classes.figures}>
      {NAMES.map((name) => (
        <section key={name} className={`surface ${classes.box}`} aria-label={FIGURES.names[name]}>
          <h3>{FIGURES.names[name]}</h3>
          <dl>
            <dt>{FIGURES.day}</dt>
            <dd className="figure">{figureText(name, day.now[name])}</dd>
            <dd className="dim">{FIGURES.dayBefore({ value: figureText(name, day.before[name]) })}</dd>
            <dt>{FIGURES.week}</dt>
            <dd className="figure">{figureText(name, week.now[name])}</dd>
            <dd className="dim">
              {FIGURES.weekBefore({ value: figureText(name, week.before[name]) })}
              {figureChange(week.now[name], week.before[name])}
            </dd>
          </dl>
        </section>
      ))}
    </div>
    <p className="dim">{FIGURES.note}</p>
  </section>
);
