import { Alert, Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Alert.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { GIFT_CARD_PROBLEMS, GIFT_CARD_SHOP } from "#texts/payment.ts";
import { money, language } from "#texts/write.ts";
import { draftKey } from "../../../data/drafts/draft-keys.ts";
import { formDraft } from "../../../data/local/drafts.ts";
import { connection } from "../../../data/net/connection.ts";
import { buyGiftCard } from "../../../data/remote/traveler/gift-cards.ts";
import {
  EMPTY_GIFT_CARD_ORDER,
  GIFT_CARD_VALUES,
  type GiftCardOrder,
  giftCardOrderSchema,
} from "../../../domain/payment/gift-card-order.ts";
import { textOfCode } from "../../../domain/problem.ts";
import { problemOf } from "../../../domain/result.ts";
import { checkWith, type ValidForm } from "../../../shared/form/check-with.ts";
import { OtherTab } from "../../../shared/form/other-tab.tsx";
import { useForm } from "../../../shared/form/use-form.ts";
import { FormFields } from "../../../shared/ui/form-fields.tsx";
import { useStoreState } from "../../../shared/use-store-in-transition.ts";
import { storeOrderToken } from "./order-token.ts";

const VALUES = GIFT_CARD_VALUES.map((cents) => ({ value: cents, label: money(Number(cents)) }));

export function GiftCardOrderForm() {
  const [draft] = useState(() => formDraft(draftKey.giftCard()));
  const form = useForm({
    empty: EMPTY_GIFT_CARD_ORDER,
    check: checkWith(giftCardOrderSchema),
    draft,
    send: async ({ output }: ValidForm<GiftCardOrder>) => {
      const answer = await buyGiftCard(output, language);
      if (answer.ok) {
        storeOrderToken(answer.value.token);
        return { ok: true, next: () => window.location.assign(answer.value.url) };
      }
      return { ok: false, problem: textOfCode(GIFT_CARD_PROBLEMS, problemOf(answer)) ?? GIFT_CARD_PROBLEMS.other };
    },
  });
  const { field, values } = form;
  const connectionState = useStoreState(connection);
  return (
    <form {...form.props}>
      <div role="status">{connectionState === "offline" ? <Alert mb="md">{GIFT_CARD_SHOP.offline}</Alert> : null}</div>
      <OtherTab choice={form.otherTab} />
      <FormFields ready={form.ready} className="surface stack">
        <NativeSelect label={GIFT_CARD_SHOP.amount} data={VALUES} {...field("amount_cents")} />
        <TextInput label={GIFT_CARD_SHOP.toName} required autoComplete="off" {...field("to_name")} />
        <TextInput
          label={GIFT_CARD_SHOP.toAddress}
          description={GIFT_CARD_SHOP.toAddressHelp}
          type="email"
          autoComplete="off"
          inputMode="email"
          {...field("to_address")}
        />
        <Textarea label={GIFT_CARD_SHOP.message} {...field("message")} />
        <TextInput label={GIFT_CARD_SHOP.buyerName} required autoComplete="name" {...field("buyer_name")} />
        <TextInput
          label={GIFT_CARD_SHOP.buyerEmail}
          description={GIFT_CARD_SHOP.buyerEmailHelp}
          required
          type="email"
          autoComplete="email"
          inputMode="email"
          {...field("buyer_email")}
        />
        <div role="alert">{form.problem ? <Alert color="red">{form.problem}</Alert> : null}</div>
        <Button type="submit" loading={form.busy}>
          {GIFT_CARD_SHOP.pay({ amount: money(Number(values.amount_cents)) })}
        </Button>
      </FormFields>
    </form>
  );
}
