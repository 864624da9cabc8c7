import type { DeskMail, DeskRefund } from "../../../../domain/desk/desk-schema.ts";
import { money } from "../../../../domain/words/money.ts";
import { momentInTashkent } from "../../../../domain/words/day.ts";
import { mailWords } from "../../messages/desk.ts";
import classes from "./desk.module.css";
import { StatusMark } from "./status-mark.tsx";

export const RefundLog = ({ refunds }: { refunds: readonly DeskRefund[] }) =>
  refunds.length === 0 ? null : (
    <>
      <h3>Refunds</h3>
      <ul className={classes.log}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            <p>
              <strong>{money(refund.amount_cents)}</strong> <StatusMark status={refund.status} />
            </p>
            <p>{refund.reason}</p>
            {refund.last_error ? <p className={classes.problem}>{refund.last_error}</p> : null}
            <p className={classes.dim}>{momentInTashkent(refund.created_at)}</p>
          </li>
        ))}
      </ul>
    </>
  );

export const MailLog = ({ mails }: { mails: readonly DeskMail[] }) =>
  mails.length === 0 ? null : (
    <>
      <h3>Mails</h3>
      <ul className={classes.log}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <p>
              {mailWords(mail.kind)} <StatusMark status={mail.status} />
            </p>
            {mail.last_error && mail.status !== "sent" ? <p className={classes.problem}>{mail.last_error}</p> : null}
            <p className={classes.dim}>
              {mail.to_address ?? "to us"}, {momentInTashkent(mail.sent_at ?? mail.created_at)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
