import { Button, Group, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { useEffect, useId, useRef, useState } from "react";
import * as v from "valibot";
import { GIFT_CARD_FORM } from "#texts/trips.ts";
import { connection } from "../../../data/net/connection.ts";
import { serverCalls } from "../../../data/remote/traveler/verbs.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import { runTripAction } from "../../../data/sync/outbox/run-trip-action.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { type CardOutlook, cardRefusalSchema } from "../../../domain/payment/card-refusals.ts";
import { ProblemText } from "../../../shared/form/problem-text.tsx";
import { useForm } from "../../../shared/form/use-form.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";

type Props = { booking: LocalBooking; code: string };
type ShownGiftCard = CardOutlook & { code: string };

function takesText({ takes_cents, left_cents, owed_cents }: CardOutlook): string {
  const restCents = owed_cents - takes_cents;
  const remainingCents = left_cents - takes_cents;
  const paymentText =
    restCents > 0
      ? GIFT_CARD_FORM.paysPart({ cents: takes_cents, rest: restCents })
      : GIFT_CARD_FORM.paysAll({ cents: takes_cents });
  if (remainingCents === 0) return `${paymentText} ${GIFT_CARD_FORM.usedUp}`;
  const stays = GIFT_CARD_FORM.stays({ cents: remainingCents });
  return restCents > 0 ? `${paymentText} ${stays} ${GIFT_CARD_FORM.cashCeiling}` : `${paymentText} ${stays}`;
}

const useOffline = () => useStoreState(connection) === "offline";

export function GiftCardForm({ booking, code: typed }: Props) {
  const [start] = useState({ gift_card: typed });
  const [shown, setShown] = useState<ShownGiftCard>();
  const [said, setSaid] = useState("");
  const [using, setUsing] = useState(false);
  const descriptionId = useId();
  /** Reuses the ID on a second press, so that the payment is idempotent. */
  const payment = useRef({ code: "", id: "" });
  const offline = useOffline();
  const form = useForm({
    empty: start,
    check: ({ gift_card }) =>
      gift_card.trim() === ""
        ? { ok: false as const, errors: { gift_card: GIFT_CARD_FORM.empty } }
        : { ok: true as const, code: gift_card.trim() },
    send: async ({ code }) => {
      setShown(undefined);
      setSaid("");
      const answer = await serverCalls("rpc/check_gift_card", { booking_id: booking.id, token: booking.token, code });
      if (!answer.ok) {
        if (answer.refusal) return { ok: false, errors: { gift_card: GIFT_CARD_FORM.refusals[answer.refusal.code] } };
        return {
          ok: false,
          problem: answer.reason === "rate_limited" ? GIFT_CARD_FORM.limited : GIFT_CARD_FORM.notChecked,
        };
      }
      payment.current = { code, id: crypto.randomUUID() };
      setShown({ ...answer.value, code });
      return { ok: true, staysOpen: true };
    },
  });
  const { submit } = form;
  const hasBegun = useRef(typed === "");
  useEffect(() => {
    // Check a code from the booking form at once, or a guest may take it for used already.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void submit();
  }, [submit]);
  const isBusy = form.busy || using;
  const problem = form.problem || said;
  const payWithGiftCard = async ({ takes_cents }: ShownGiftCard) => {
    setUsing(true);
    setSaid("");
    const { code: used, id } = payment.current;
    const outcome = await runTripAction("gift_card", booking, {
      code: used,
      payment_id: id,
      expected_cents: takes_cents,
    });
    setUsing(false);
    if (!outcome.ok && outcome.code === "not_done")
      return setSaid(outcome.problem === "rate_limited" ? GIFT_CARD_FORM.limited : GIFT_CARD_FORM.notUsed);
    if (outcome.ok || outcome.code === "unanswered") {
      setShown(undefined);
      form.change({ gift_card: "" });
      return outcome.ok ? toast({ title: GIFT_CARD_FORM.used({ cents: takes_cents }), tone: "success" }) : undefined;
    }
    const refusal = v.parse(cardRefusalSchema, outcome.refusal);
    setShown(refusal.outlook ? { ...refusal.outlook, code: used } : undefined);
    setSaid(GIFT_CARD_FORM.refusals[refusal.code]);
    return openOutbox().refresh(booking.id);
  };
  return (
    <form {...form.props} className="stack tight" aria-describedby={descriptionId}>
      <TextInput
        label={GIFT_CARD_FORM.label}
        description={GIFT_CARD_FORM.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        disabled={isBusy}
        {...form.field("gift_card")}
        onChange={(event) => {
          form.change({ gift_card: event.currentTarget.value });
          setShown(undefined);
          setSaid("");
        }}
      />
      <div role="status" id={descriptionId}>
        {offline ? <Text size="sm">{GIFT_CARD_FORM.offline}</Text> : null}
        {shown ? <Text>{takesText(shown)}</Text> : null}
      </div>
      <ProblemText text={problem} />
      <Group>
        {shown ? (
          <Button loading={isBusy} onClick={() => void payWithGiftCard(shown)}>
            {GIFT_CARD_FORM.use({ cents: shown.takes_cents })}
          </Button>
        ) : (
          <Button type="submit" variant="light" loading={isBusy}>
            {GIFT_CARD_FORM.check}
          </Button>
        )}
      </Group>
    </form>
  );
}
