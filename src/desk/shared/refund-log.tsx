import { askDesk } from "../../data/remote/desk/ask-desk.ts";
import type { DeskRefund } from "../../domain/desk/lists/desk-schema.ts";
import { refundRoute } from "../../domain/payment/refund-route.ts";
import { isByHand } from "../../domain/payment/ways.ts";
import { momentInTashkent, money } from "#words/write.ts";
import { LOGS } from "./messages/desk-names.ts";
import { GIVE, TWICE, UNSENT } from "../bookings/messages/money.ts";
import { DeskActions } from "./desk-actions.tsx";
import { Log, LogEntry } from "./logs.tsx";
import { StatusMark } from "./status-mark.tsx";

type Props = { refunds: readonly DeskRefund[]; done: () => void };

const isToGive = (refund: DeskRefund) => isByHand(refund) && refund.status === "pending";
const isUnsent = (refund: DeskRefund) => !isByHand(refund) && refund.status === "failed";
const wayOf = (refund: DeskRefund) => (isByHand(refund) ? ` ${refundRoute([refund.method]).to}` : "");

const GiveAction = ({ refund: { id, amount_cents }, done }: { refund: DeskRefund; done: () => void }) => (
  <DeskActions
    done={done}
    acts={[
      {
        label: GIVE.label(amount_cents),
        forOwners: true,
        title: GIVE.title(amount_cents),
        text: GIVE.text,
        act: GIVE.act,
        done: GIVE.done,
        run: (note) => askDesk("rpc/admin_give_by_hand", { refund_id: id, note }),
      },
    ]}
  />
);

function UnsentActions({ refund, done }: { refund: DeskRefund; done: () => void }) {
  const unsent = refund.amount_cents - refund.done_cents;
  return (
    <DeskActions
      done={done}
      acts={[
        {
          title: UNSENT.sendTitle(unsent),
          forOwners: true,
          text: UNSENT.sendText,
          act: UNSENT.send,
          done: UNSENT.sending,
          run: (reason) => askDesk("rpc/admin_send_refund_again", { refund_id: refund.id, reason }),
        },
        {
          label: UNSENT.give(unsent),
          forOwners: true,
          title: GIVE.title(unsent),
          text: UNSENT.giveText,
          act: GIVE.act,
          done: GIVE.done,
          run: (note) => askDesk("rpc/admin_give_by_hand", { refund_id: refund.id, note }),
        },
      ]}
    />
  );
}

const SETTLEMENTS = [
  { act: TWICE.cash, text: TWICE.cashText, method: "cash" },
  { act: TWICE.transfer, text: TWICE.transferText, method: "bank_transfer" },
  { act: TWICE.waive, text: TWICE.waiveText, method: null },
] as const;

const SettleActions = ({ refund: { id, unsettled_cents }, done }: { refund: DeskRefund; done: () => void }) => (
  <DeskActions
    done={done}
    acts={SETTLEMENTS.map(({ act, text, method }) => ({
      title: TWICE.title(unsettled_cents),
      forOwners: true,
      text,
      act,
      done: TWICE.done,
      run: (reason: string) =>
        askDesk("rpc/admin_settle_double_refund", { refund_id: id, cents: unsettled_cents, reason, method }),
    }))}
  />
);

function actionOf(refund: DeskRefund, done: () => void) {
  if (refund.unsettled_cents > 0) return <SettleActions refund={refund} done={done} />;
  if (isToGive(refund)) return <GiveAction refund={refund} done={done} />;
  return isUnsent(refund) ? <UnsentActions refund={refund} done={done} /> : null;
}

export const RefundLog = ({ refunds, done }: Props) => (
  <Log title={LOGS.refunds}>
    {refunds.map((refund) => (
      <LogEntry
        key={refund.id}
        head={
          isToGive(refund) ? (
            <strong>{GIVE.head(refund.amount_cents, wayOf(refund).trim())}</strong>
          ) : (
            <>
              <strong>{money(refund.amount_cents)}</strong>
              {wayOf(refund)} <StatusMark status={refund.status} />
            </>
          )
        }
        lines={[
          refund.reason,
          refund.given_by && GIVE.by(refund.given_by, momentInTashkent(refund.updated_at)),
          refund.twice_cents > 0 ? TWICE.head(refund.twice_cents) : null,
        ]}
        problem={refund.last_error}
        when={momentInTashkent(refund.created_at)}
        action={actionOf(refund, done)}
      />
    ))}
  </Log>
);
