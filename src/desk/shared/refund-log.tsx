import { GIVE, TWICE, UNSENT } from "#texts/desk-money.ts";
import { LOGS } from "#texts/desk.ts";
import * as payment from "#texts/payment.ts";
import { momentInTashkent, money } from "#texts/write.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import type { DeskRefund } from "../../domain/desk/lists/desk-schema.ts";
import { isByHand } from "../../domain/payment/payment-ways.ts";
import { refundRoute } from "../../text/payment.ts";
import { DeskActions } from "./desk-actions.tsx";
import { Log, LogEntry } from "./logs.tsx";
import { StatusMark } from "./status-mark.tsx";

type Props = { refunds: readonly DeskRefund[]; done: () => void };

const isToGive = (refund: DeskRefund) => isByHand(refund) && refund.status === "pending";
const isUnsent = (refund: DeskRefund) => !isByHand(refund) && refund.status === "failed";
const wayOf = (refund: DeskRefund) => (isByHand(refund) ? ` ${refundRoute(payment, [refund.method]).to}` : "");

type OpenRefund = { id: string; cents: number; method: string };
type OpenRefundProps = { refund: OpenRefund; size?: "sm" | "compact-sm"; done: () => void };

export function RefundActions({ refund: { id, cents, method }, size = "sm", done }: OpenRefundProps) {
  const byHand = isByHand({ method });
  const send = {
    title: UNSENT.sendTitle({ cents }),
    forOwners: true,
    text: UNSENT.sendText,
    act: UNSENT.send,
    done: UNSENT.sending,
    run: (reason: string) => callDesk("rpc/admin_send_refund_again", { refund_id: id, reason }),
  };
  const give = {
    label: byHand ? GIVE.label({ cents }) : UNSENT.give({ cents }),
    forOwners: true,
    title: GIVE.title({ cents }),
    text: byHand ? GIVE.text : UNSENT.giveText,
    act: GIVE.act,
    done: GIVE.done,
    run: (note: string) => callDesk("rpc/admin_record_refund_by_hand", { refund_id: id, note }),
  };
  return <DeskActions size={size} done={done} acts={[!byHand && send, give]} />;
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
      title: TWICE.title({ cents: unsettled_cents }),
      forOwners: true,
      text,
      act,
      done: TWICE.done,
      run: (reason: string) =>
        callDesk("rpc/admin_settle_double_refund", { refund_id: id, cents: unsettled_cents, reason, method }),
    }))}
  />
);

function actionOf(refund: DeskRefund, done: () => void) {
  if (refund.unsettled_cents > 0) return <SettleActions refund={refund} done={done} />;
  const { id, method, amount_cents, done_cents } = refund;
  if (!isToGive(refund) && !isUnsent(refund)) return null;
  return <RefundActions refund={{ id, method, cents: amount_cents - done_cents }} done={done} />;
}

export const RefundLog = ({ refunds, done }: Props) => (
  <Log title={LOGS.refunds}>
    {refunds.map((refund) => (
      <LogEntry
        key={refund.id}
        head={
          isToGive(refund) ? (
            <strong>{GIVE.head({ cents: refund.amount_cents, way: wayOf(refund).trim() })}</strong>
          ) : (
            <>
              <strong>{money(refund.amount_cents)}</strong>
              {wayOf(refund)} <StatusMark status={refund.status} />
            </>
          )
        }
        lines={[
          refund.reason,
          refund.given_by && GIVE.by({ who: refund.given_by, when: momentInTashkent(refund.updated_at) }),
          refund.twice_cents > 0 ? TWICE.head({ cents: refund.twice_cents }) : null,
        ]}
        problem={refund.last_error}
        when={momentInTashkent(refund.created_at)}
        action={actionOf(refund, done)}
      />
    ))}
  </Log>
);
