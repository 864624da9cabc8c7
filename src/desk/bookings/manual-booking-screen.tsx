import { Button, Text, Textarea, TextInput } from "@mantine/core";
import { MANUAL, FACTS } from "#texts/desk.ts";
import "@mantine/core/styles/Input.layer.css";
import * as termsWords from "#texts/terms.ts";
import { money } from "#texts/write.ts";
import { manualPrice } from "../../domain/desk/bookings/manual-booking.ts";
import { DayInput } from "../../shared/form/day-input.tsx";
import { OptionFields } from "../../shared/form/option-fields.tsx";
import { ProblemText } from "../../shared/form/problem-text.tsx";
import { Facts } from "../../shared/ui/facts.tsx";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { priceFacts } from "../../text/terms.ts";
import { AdminPage } from "../shared/admin-page.tsx";
import { LanguageSelect } from "../shared/language-select.tsx";
import { DepartureField } from "./departure-field.tsx";
import { ItemSelect } from "./item-select.tsx";
import { ChannelFields, PromoCodeField } from "./sale-fields.tsx";
import { useManualBooking } from "./use-manual-booking.ts";
import classes from "../shared/desk.module.css";

export function ManualBookingScreen() {
  const form = useManualBooking();
  const { chosen, choose, departures, prices, props, values, errors, problem, busy, change, field } = form;
  const priced = prices && values.guests > 0 ? manualPrice(values, prices) : undefined;
  const total = priced?.price.total_cents ?? 0;
  return (
    <AdminPage route="adminManualBooking">
      <form {...props}>
        <FormFields ready={!busy} className={`surface stack ${classes.form}`}>
          <ItemSelect
            label={FACTS.trip}
            none={MANUAL.choose}
            required
            value={values.item}
            error={errors["item"]}
            choose={choose}
          />
          <DepartureField
            departures={departures}
            day={values.check_in}
            error={errors["check_in"]}
            choose={(check_in) => change({ check_in })}
          />
          <TextInput
            label={FACTS.guests}
            required
            inputMode="numeric"
            description={prices ? MANUAL.atMost({ guests: prices.places }) : MANUAL.tripFirst}
            value={values.guests === 0 ? "" : String(values.guests)}
            name="guests"
            error={errors["guests"]}
            onChange={(event) => change({ guests: Number(event.currentTarget.value.replace(/\D/g, "").slice(0, 3)) })}
          />
          <OptionFields
            offered={chosen?.item.options}
            optionCounts={values.options}
            guests={values.guests}
            change={(optionCounts) => change({ options: optionCounts })}
          />
          <div className="pair">
            <TextInput label={MANUAL.firstName} required autoComplete="off" {...field("first_name")} />
            <TextInput label={MANUAL.lastName} required autoComplete="off" {...field("last_name")} />
          </div>
          <TextInput label={FACTS.phone} required type="tel" inputMode="tel" autoComplete="off" {...field("phone")} />
          <TextInput
            label={FACTS.email}
            description={MANUAL.noEmail}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...field("email")}
          />
          <LanguageSelect value={values.language} choose={(language) => change({ language })} />
          <Textarea label={MANUAL.requests} rows={2} {...field("special_requests")} />
          <div className="pair">
            <PromoCodeField {...form} itemId={values.item} />
            <TextInput
              label={MANUAL.agreed}
              description={MANUAL.agreedHint}
              inputMode="decimal"
              autoComplete="off"
              {...field("agreed")}
            />
          </div>
          {values.agreed.trim() === "" ? null : (
            <TextInput label={MANUAL.reason} required {...field("agreed_reason")} />
          )}
          <ChannelFields {...form} totalCents={total} />
          <DayInput label={MANUAL.until} description={MANUAL.untilHint} {...field("hold_until")} />
          {priced && total > 0 ? <Facts of={priceFacts(termsWords, priced.price)} /> : null}
          <Text>
            {FACTS.total}: <strong>{total > 0 ? money(total) : MANUAL.noTotal}</strong>
            {priced && total !== priced.list.total_cents
              ? ` (${MANUAL.listPrice({ cents: priced.list.total_cents })})`
              : ""}
          </Text>
          <ProblemText text={problem || errors["amount"]} />
          <Button type="submit" loading={busy}>
            {values.hold_until === "" ? MANUAL.act : MANUAL.actHold}
          </Button>
        </FormFields>
      </form>
    </AdminPage>
  );
}
