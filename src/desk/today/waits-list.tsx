import { useId } from "react";
import { Link } from "react-router-dom";
import { TextLink } from "../../shared/ui/links.tsx";
import { DisabledOffline } from "../shared/changing.tsx";
import { ResendMail } from "../shared/resend-mail.tsx";
import { TODAY } from "./messages/today.ts";
import type { WaitingLine, WaitingGroup } from "./waits.ts";
import classes from "./today.module.css";

const LINES_SHOWN = 5;

const Line = ({ id, to, who, what, state, late, again, done }: WaitingLine & { done: () => void }) => (
  <li className={again ? classes.mail : undefined}>
    <Link to={to} className={classes.line}>
      <span className={classes.who}>{who}</span>
      <span className={`${classes.state} ${late ? classes.late : ""}`}>{state}</span>
      <small className="dim">{what}</small>
    </Link>
    {again ? <ResendMail id={id} label={again} done={done} /> : null}
  </li>
);

export function WaitsList({ title, count, all, lines, done }: WaitingGroup & { done: () => void }) {
  const id = useId();
  const shownLines = lines.slice(0, LINES_SHOWN);
  const lineList = (
    <ul className={`plain ${classes.lines}`}>
      {shownLines.map((line) => (
        <Line key={line.id} {...line} done={done} />
      ))}
    </ul>
  );
  return (
    <section className={`surface ${classes.box}`} aria-labelledby={id}>
      <h3 id={id}>
        <b>{count}</b>
        {title}
      </h3>
      {shownLines.some(({ again }) => again) ? <DisabledOffline>{lineList}</DisabledOffline> : lineList}
      {count > LINES_SHOWN ? (
        <TextLink to={all} className={classes.all ?? ""} aria-label={`${TODAY.more(count)}: ${title}`}>
          {TODAY.more(count)}
        </TextLink>
      ) : null}
    </section>
  );
}
