import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { RATES } from "#texts/desk-money.ts";
import { CHANGED_MEANWHILE } from "#texts/desk.ts";
import { day } from "#texts/write.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { ratesForm, ratesOfForm } from "../../domain/desk/payments/rates-form.ts";
import { CURRENCIES, type Rate } from "../../domain/pricing/orientation.ts";
import { useForm } from "../../shared/form/use-form.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { toast } from "../../shared/ui/toast/toast.ts";
import { useTodayInTashkent } from "../../shared/use-now.ts";
import { failureText, ownersCan } from "../../text/desk.ts";
import { deskQuery } from "../shared/desk-query.ts";
import { DeskState } from "../shared/desk-state.tsx";
import { useIsOwner } from "../shared/owner.ts";
import { useDeskRead } from "../shared/use-desk-read.ts";
import classes from "./payments.module.css";

type SeenRates = Readonly<Record<string, unknown>>;
const seenRates = (rates: readonly Rate[]): SeenRates =>
  Object.fromEntries(rates.map(({ currency, per_dollar }) => [currency, per_dollar]));

function Form({ known, done }: { known: readonly Rate[]; done: () => void }) {
  const today = useTodayInTashkent();
  const [start] = useState(() => ratesForm(known));
  const [seen, setSeen] = useState(() => seenRates(known));
  const { props, errors, busy, field } = useForm({
    empty: start,
    check: (form) => {
      const rates = ratesOfForm(form, today);
      return rates ? { ok: true as const, rates } : { ok: false as const, errors: { rates: RATES.wrong } };
    },
    send: async ({ rates }) => {
      const answer = await callDesk("rpc/admin_save_rates", { rates, seen });
      if (!answer.ok) {
        const currentRates = answer.reason === "changed" ? answer.refusal?.now : undefined;
        if (currentRates) setSeen(currentRates);
        const message = currentRates ? CHANGED_MEANWHILE : failureText(answer);
        toast({ title: RATES.notSaved, message, tone: "error" });
        return { ok: false };
      }
      toast({ title: RATES.saved, tone: "success" });
      return { ok: true, staysOpen: true, next: done };
    },
  });
  return (
    <form {...props}>
      <div className={classes.rates}>
        {CURRENCIES.map((currency) => {
          const rate = known.find((one) => one.currency === currency);
          return (
            <TextInput
              key={currency}
              label={RATES.label({ currency })}
              description={rate ? RATES.of({ day: day(rate.day) }) : RATES.unknown}
              inputMode="decimal"
              {...field(currency)}
            />
          );
        })}
      </div>
      {errors["rates"] ? (
        <p role="alert" className="problem">
          {errors["rates"]}
        </p>
      ) : null}
      <Button type="submit" variant="default" loading={busy} mt="sm">
        {RATES.save}
      </Button>
    </form>
  );
}

const KnownRates = ({ known }: { known: readonly Rate[] }) => (
  <>
    <Facts
      of={CURRENCIES.map((currency) => {
        const rate = known.find((one) => one.currency === currency);
        const value = rate ? (
          <>
            {rate.per_dollar} <span className="dim">{RATES.of({ day: day(rate.day) })}</span>
          </>
        ) : (
          RATES.unknown
        );
        return [RATES.label({ currency }), value] as const;
      })}
    />
    <p className="dim">{ownersCan([RATES.save])}</p>
  </>
);

export function RatesPanel() {
  const isOwner = useIsOwner();
  const deskRead = useDeskRead(deskQuery("rpc/admin_rates", {}));
  return (
    <Panel title={RATES.title}>
      <p className="dim">{RATES.lead}</p>
      <DeskState reads={[deskRead]} />
      {deskRead.value && !isOwner ? <KnownRates known={deskRead.value} /> : null}
      {deskRead.value && isOwner ? (
        <Form key={JSON.stringify(deskRead.value)} known={deskRead.value} done={() => void deskRead.refresh()} />
      ) : null}
    </Panel>
  );
}
