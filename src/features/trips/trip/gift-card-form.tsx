import { Button, Group, Text, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { type FormEvent, useId, useRef, useState } from "react";
import * as v from "valibot";
import { connection } from "../../../data/net/connection.ts";
import { askServer } from "../../../data/remote/traveler.ts";
import { askOfTrip } from "../../../data/sync/outbox/ask-of-trip.ts";
import { openOutbox } from "../../../data/sync/outbox/outbox.ts";
import type { LocalBooking } from "../../../domain/booking/local-booking.ts";
import { type CardOutlook, cardRefusalSchema } from "../../../domain/payment/gift-card.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { CARD_SAYS, CARD_FORM } from "../messages/gift-card.ts";
import { useStoreState } from "../../../shared/use-told.ts";

type Props = { booking: LocalBooking; /** As it was typed with the booking. */ code: string };
type Shown = CardOutlook & { code: string };
type Said = { text: string; field: boolean };

const useOffline = () => useStoreState(connection) === "offline";

/** A gift card pays what it can: told before it is taken, taken once, and only online. */
export function GiftCardForm({ booking, code: typed }: Props) {
  const [code, setCode] = useState(typed);
  const [shown, setShown] = useState<Shown>();
  const [said, setSaid] = useState<Said>();
  const [busy, setBusy] = useState(false);
  const about = useId();
  /** The same press asked again is the same payment. */
  const payment = useRef({ code: "", id: "" });
  const offline = useOffline();
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const asked = code.trim();
    if (asked === "") return setSaid({ text: CARD_FORM.empty, field: true });
    setBusy(true);
    setShown(undefined);
    setSaid(undefined);
    const answer = await askServer("rpc/check_gift_card", {
      booking_id: booking.id,
      token: booking.token,
      code: asked,
    });
    setBusy(false);
    if (!answer.ok) {
      if (answer.refusal) return setSaid({ text: CARD_SAYS[answer.refusal.code], field: true });
      const text = answer.reason === "rate_limited" ? CARD_FORM.limited : CARD_FORM.notChecked;
      return setSaid({ text, field: false });
    }
    payment.current = { code: asked, id: crypto.randomUUID() };
    return setShown({ ...answer.value, code: asked });
  };
  const use = async ({ takes_cents }: Shown) => {
    setBusy(true);
    setSaid(undefined);
    const { code: used, id } = payment.current;
    const outcome = await askOfTrip("gift_card", booking, { code: used, payment_id: id, expected_cents: takes_cents });
    setBusy(false);
    if (!outcome.ok && outcome.code === "not_done")
      return setSaid({
        text: outcome.problem === "rate_limited" ? CARD_FORM.limited : CARD_FORM.notUsed,
        field: false,
      });
    if (outcome.ok || outcome.code === "unheard") {
      setShown(undefined);
      setCode("");
      // Without an answer the page says so, and what becomes of it.
      return outcome.ok ? toast({ title: CARD_FORM.used(takes_cents), tone: "success" }) : undefined;
    }
    const refusal = v.parse(cardRefusalSchema, outcome.refusal);
    setShown(refusal.outlook ? { ...refusal.outlook, code: used } : undefined);
    setSaid({ text: CARD_SAYS[refusal.code], field: false });
    return openOutbox().refresh(booking.id);
  };
  return (
    <form className="stack tight" aria-describedby={about} onSubmit={(event) => void check(event)} noValidate>
      <TextInput
        name="gift_card"
        label={CARD_FORM.label}
        description={CARD_FORM.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        disabled={busy}
        error={said?.field ? said.text : undefined}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setShown(undefined);
          setSaid(undefined);
        }}
      />
      <div role="status" id={about}>
        {offline ? <Text size="sm">{CARD_FORM.offline}</Text> : null}
        {shown ? <Text>{CARD_FORM.takes(shown)}</Text> : null}
      </div>
      {said && !said.field ? (
        <Text role="alert" className="problem">
          {said.text}
        </Text>
      ) : null}
      <Group>
        {shown ? (
          <Button color="saffron" loading={busy} onClick={() => void use(shown)}>
            {CARD_FORM.use(shown)}
          </Button>
        ) : (
          <Button type="submit" variant="light" loading={busy}>
            {CARD_FORM.check}
          </Button>
        )}
      </Group>
    </form>
  );
}
