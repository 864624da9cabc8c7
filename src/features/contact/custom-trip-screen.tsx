import { Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { sharePreview } from "../../data/net/addresses.ts";
import { MESSAGE_FORMS } from "../../domain/contact/message-forms.ts";
import { paths } from "../../shared/paths.ts";
import { Page } from "../../shared/ui/page/page.tsx";
import classes from "./contact.module.css";
import { MessageForm } from "./message-form.tsx";
import { useMessageForm } from "./use-message-form.ts";

function TripForm() {
  const message = useMessageForm(MESSAGE_FORMS.trip_request);
  const { field } = message;
  return (
    <MessageForm message={message} send="Send request">
      <div className="pair">
        <TextInput label="Arrive on (optional)" type="date" {...field("start_date")} />
        <TextInput label="Leave on (optional)" type="date" {...field("end_date")} />
      </div>
      <div className="pair">
        <TextInput label="Guests" required inputMode="numeric" {...field("guests")} />
        <TextInput label="Total budget (USD, optional)" inputMode="numeric" {...field("budget")} />
      </div>
      <TextInput label="Cities (separate with commas, optional)" {...field("cities")} />
      <Textarea
        label="Wishes (optional)"
        description="Pace, interests, food, who travels with you: anything that helps us plan"
        {...field("wishes")}
      />
    </MessageForm>
  );
}

export const CustomTripScreen = () => (
  <Page
    route="customTrip"
    lead="Tell us when, where and how you like to travel. We answer within 24 hours with a route and a price; nothing is booked until you say so."
    description="Tell us your dream trip and get a route with a price."
    {...sharePreview(paths.customTrip())}
  >
    <div className={classes.columns}>
      <TripForm />
      <dl className={classes.aside}>
        <dt>1. You write</dt>
        <dd>Rough dates and wishes are enough. It works offline too.</dd>
        <dt>2. We plan</dt>
        <dd>Someone who drives these roads plans a route, day by day, with a price.</dd>
        <dt>3. You decide</dt>
        <dd>Change it as often as you like. You pay only once you're happy with it.</dd>
      </dl>
    </div>
  </Page>
);
