import { Button, Text, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { currentOptions } from "../../domain/pricing/options.ts";
import { quote } from "../../domain/pricing/quote.ts";
import { OptionFields } from "../../shared/form/option-fields.tsx";
import { FormFields } from "../../shared/ui/form-fields.tsx";
import { AdminPage } from "../shared/admin-page.tsx";
import { money } from "#words/write.ts";
import { MANUAL } from "../shared/messages/desk.ts";
import { FACTS } from "../shared/messages/desk-names.ts";
import classes from "../shared/desk.module.css";
import { ItemSelect } from "./item-select.tsx";
import { useManualBooking } from "./use-manual-booking.ts";
import { useSeatsOn } from "./use-seats-on.ts";
import { useShop } from "../../shared/ui/shop.tsx";
import { useTodayInTashkent } from "../../shared/use-now.ts";

export function ManualBookingScreen() {
  const { chosen, choose, offer, props, values, errors, problem, busy, change, field } = useManualBooking();
  const { fees_percent } = useShop();
  const today = useTodayInTashkent();
  const seats = useSeatsOn(chosen, values.check_in);
  const options = currentOptions(chosen?.item.options, values.options, values.guests);
  const total =
    offer && values.guests > 0 ? quote(offer.price_cents, values.guests, options, null, fees_percent).total_cents : 0;
  return (
    <AdminPage route="adminManualBooking" lead={MANUAL.lead}>
      <form {...props}>
        <FormFields ready={!busy} className={`surface stack ${classes.form}`}>
          <ItemSelect
            label={FACTS.trip}
            none={MANUAL.choose}
            required
            value={values.item}
            error={errors.item}
            choose={choose}
          />
          <div className="pair">
            <TextInput type="date" label={MANUAL.day} required min={today} description={seats} {...field("check_in")} />
            <TextInput
              label={FACTS.guests}
              required
              inputMode="numeric"
              description={offer ? MANUAL.atMost(offer.places) : MANUAL.tripFirst}
              value={values.guests === 0 ? "" : String(values.guests)}
              name="guests"
              error={errors.guests}
              onChange={(event) => change({ guests: Number(event.currentTarget.value.replace(/\D/g, "").slice(0, 3)) })}
            />
          </div>
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
          <div className="pair">
            <TextInput
              label={FACTS.email}
              required
              type="email"
              inputMode="email"
              autoComplete="off"
              {...field("email")}
            />
            <TextInput label={FACTS.phone} required type="tel" inputMode="tel" autoComplete="off" {...field("phone")} />
          </div>
          <Textarea label={MANUAL.requests} rows={3} {...field("special_requests")} />
          <Text>
            {FACTS.total}: <strong>{total > 0 ? money(total) : MANUAL.noTotal}</strong>
            {total > 0 ? MANUAL.direct : ""}
          </Text>
          {problem || errors.amount ? (
            <Text role="alert" className="problem">
              {problem || errors.amount}
            </Text>
          ) : null}
          <Button type="submit" loading={busy}>
            {MANUAL.act}
          </Button>
        </FormFields>
      </form>
    </AdminPage>
  );
}
