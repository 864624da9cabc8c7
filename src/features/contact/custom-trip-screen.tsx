import { Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { Fragment } from "react";
import { CUSTOM_TRIP } from "#texts/contact.ts";
import { sharePreview } from "../../data/net/addresses.ts";
import { MESSAGE_FORMS } from "../../domain/contact/message-forms.ts";
import { DayInput } from "../../shared/form/day-input.tsx";
import { paths } from "../../shared/paths.ts";
import { Page } from "../../shared/ui/page/page.tsx";
import { MessageForm } from "./message-form.tsx";
import { useMessageForm } from "./use-message-form.ts";
import classes from "./contact.module.css";

function TripForm() {
  const message = useMessageForm(MESSAGE_FORMS.trip_request);
  const { field } = message;
  return (
    <MessageForm message={message} send={CUSTOM_TRIP.send}>
      <div className="pair">
        <DayInput label={CUSTOM_TRIP.arrive} {...field("start_date")} />
        <DayInput label={CUSTOM_TRIP.leave} {...field("end_date")} />
      </div>
      <div className="pair">
        <TextInput label={CUSTOM_TRIP.guests} required inputMode="numeric" {...field("guests")} />
        <TextInput label={CUSTOM_TRIP.budget} inputMode="numeric" {...field("budget")} />
      </div>
      <TextInput label={CUSTOM_TRIP.cities} {...field("cities")} />
      <Textarea label={CUSTOM_TRIP.wishes} description={CUSTOM_TRIP.wishesHelp} {...field("wishes")} />
    </MessageForm>
  );
}

export const CustomTripScreen = () => (
  <Page
    route="customTrip"
    lead={CUSTOM_TRIP.lead}
    description={CUSTOM_TRIP.description}
    {...sharePreview(paths.customTrip())}
  >
    <div className={classes.columns}>
      <TripForm />
      <dl className={classes.aside}>
        {Object.values(CUSTOM_TRIP.steps).map(({ name, text }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  </Page>
);
