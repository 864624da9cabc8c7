import { Button, NativeSelect, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import "@mantine/core/styles/Input.layer.css";
import { DEPARTURE_FORM } from "#texts/desk-catalogue.ts";
import { GIFT_CARDS } from "#texts/desk-money.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import {
  EMPTY_GIFT_CARD,
  type GiftCardFields,
  type GiftCardFormValues,
  giftCardFormSchema,
} from "../../../domain/desk/payments/check-gift-card.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { DayInput } from "../../../shared/form/day-input.tsx";
import { useForm } from "../../../shared/form/use-form.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";
import { giftCardCode } from "../../../text/desk-money.ts";
import { deskProblems } from "../../../text/desk-problems.ts";
import { choicesOf } from "../../shared/choices-of.ts";
import { FormDialog } from "../../shared/form-dialog.tsx";
import { LanguageSelect } from "../../shared/language-select.tsx";
import { useIsOwner } from "../../shared/owner.ts";
import { failedSubmit } from "../../shared/submit-results.ts";
import classes from "../../shared/desk.module.css";

const FIELDS = { amount_cents: "amount" };
const parseSaleWay = (value: string): GiftCardFormValues["sold_for"] =>
  value === "cash" || value === "bank_transfer" ? value : "given";

type Props = { today: string; done: () => void; close: () => void };

export function GiftCardDialog({ today, done, close }: Props) {
  const isOwner = useIsOwner();
  const [id] = useState(() => crypto.randomUUID());
  const [made, setMade] = useState<{ code: string; mailed: string | null }>();
  const form = useForm<GiftCardFormValues, ValidForm<GiftCardFields>>({
    empty: EMPTY_GIFT_CARD,
    check: checkWith(giftCardFormSchema(today), deskProblems),
    send: async ({ output }) => {
      const answer = await callDesk("rpc/make_gift_card", { card: { id, ...output } });
      if (!answer.ok) return failedSubmit(answer, EMPTY_GIFT_CARD, FIELDS);
      const finish = () => {
        done();
        setMade({ code: answer.value.code, mailed: output.to_address });
      };
      return { ok: true, next: finish };
    },
  });
  const { values, change, field } = form;
  if (made)
    return (
      <Dialog title={GIFT_CARDS.made} onClose={close} busy={false}>
        <div className="stack tight">
          <p className={classes.code}>{made.code}</p>
          <Text>{giftCardCode(made.mailed)}</Text>
          <div className="row">
            <Button onClick={close}>{GIFT_CARDS.done}</Button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <FormDialog title={GIFT_CARDS.add} form={form} save={GIFT_CARDS.make} back={DEPARTURE_FORM.back} close={close}>
      <div className="pair">
        <TextInput label={GIFT_CARDS.amount} required inputMode="decimal" autoComplete="off" {...field("amount")} />
        <NativeSelect
          label={GIFT_CARDS.soldFor}
          value={values.sold_for}
          data={choicesOf(GIFT_CARDS.waysToPay).filter(({ value }) => isOwner || value !== "given")}
          onChange={(event) => change({ sold_for: parseSaleWay(event.currentTarget.value) })}
        />
      </div>
      <TextInput label={GIFT_CARDS.toName} required autoComplete="off" {...field("to_name")} />
      <TextInput
        label={GIFT_CARDS.toAddress}
        description={GIFT_CARDS.toAddressHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...field("to_address")}
      />
      <LanguageSelect value={values.language} choose={(language) => change({ language })} />
      <DayInput label={GIFT_CARDS.until} min={today} {...field("valid_until")} />
    </FormDialog>
  );
}
