import { Button, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { CODE_REFUSAL_TEXTS, PROMO_CODE } from "#texts/booking.ts";
import { serverCalls } from "../../data/remote/traveler/verbs.ts";
import type { BookingFormInput } from "../../domain/booking/form/check-booking.ts";
import { isCardCode } from "../../domain/payment/card-refusals.ts";
import { codeText } from "../../text/booking.ts";

type Props = {
  itemId: string;
  form: BookingFormInput;
  change: (changes: Partial<BookingFormInput>) => void;
};

export function CodeField({ itemId, form: { code, off }, change }: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ about: string; text: string; wrong: boolean }>();
  if (!open && code === "")
    return (
      <Button variant="subtle" justify="start" className="flush" onClick={() => setOpen(true)}>
        {PROMO_CODE.ask}
      </Button>
    );
  const apply = async () => {
    const trimmedCode = code.trim();
    if (isCardCode(trimmedCode)) return setSaid({ about: trimmedCode, text: PROMO_CODE.card, wrong: false });
    setBusy(true);
    const answer = await serverCalls("rpc/check_code", { code: trimmedCode, item_id: itemId });
    setBusy(false);
    if (!answer.ok) {
      const refusalText = answer.refusal && CODE_REFUSAL_TEXTS[answer.refusal.code];
      return setSaid({ about: trimmedCode, text: refusalText ?? PROMO_CODE.later, wrong: refusalText !== undefined });
    }
    change({ code: trimmedCode, off: answer.value.code });
    return setSaid(undefined);
  };
  const result = said?.about === code.trim() ? said : undefined;
  return (
    <div className="stack tight">
      <TextInput
        name="code"
        label={PROMO_CODE.label}
        description={PROMO_CODE.hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={result?.wrong ? result.text : undefined}
        onChange={(event) => change({ code: event.currentTarget.value, off: null })}
        rightSectionWidth="5.5rem"
        rightSection={
          <Button
            size="compact-md"
            variant="light"
            loading={busy}
            disabled={code.trim() === ""}
            onClick={() => void apply()}
          >
            {PROMO_CODE.apply}
          </Button>
        }
      />
      <Text size="sm" role="status">
        {off ? codeText(off) : result && !result.wrong ? result.text : ""}
      </Text>
    </div>
  );
}
