import { Button, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { EMPTY_TRIP_REQUEST, toTripPayload, tripRequestSchema } from "../../domain/contact/message-forms.ts";
import { PageHeading } from "../../shared/ui/page-heading.tsx";
import { PageMeta } from "../../shared/ui/page-meta.tsx";
import { Page } from "../../shared/ui/page.tsx";
import { MessageStatus } from "./message-status.tsx";
import classes from "./message-status.module.css";
import { useMessageForm } from "./use-message-form.ts";

const TripForm = () => {
  const { form, field, submit, queuedId, startAnew } = useMessageForm({
    kind: "trip_request",
    empty: EMPTY_TRIP_REQUEST,
    schema: tripRequestSchema,
    toPayload: toTripPayload,
  });
  if (queuedId) return <MessageStatus id={queuedId} startAnew={startAnew} />;
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput label="Your name" required autoComplete="name" {...field("name")} />
      <div className={classes.pair}>
        <TextInput label="E-mail" required type="email" autoComplete="email" inputMode="email" {...field("email")} />
        <TextInput label="Phone (optional)" type="tel" autoComplete="tel" inputMode="tel" {...field("phone")} />
      </div>
      <div className={classes.pair}>
        <TextInput label="Arrive on (optional)" type="date" {...field("start_date")} />
        <TextInput label="Leave on (optional)" type="date" {...field("end_date")} />
      </div>
      <div className={classes.pair}>
        <TextInput label="How many people" required inputMode="numeric" {...field("guests")} />
        <TextInput label="Budget in dollars, all together (optional)" inputMode="numeric" {...field("budget")} />
      </div>
      <TextInput label="Cities you want to see, with commas (optional)" {...field("cities")} />
      <Textarea
        label="Wishes (optional)"
        description="Pace, interests, food, who travels with you: whatever helps us to plan"
        {...field("wishes")}
      />
      <Button type="submit">Send request</Button>
    </form>
  );
};

export const CustomTripScreen = () => (
  <Page>
    <PageMeta title="Custom Trip Planning" description="Tell us what you dream of and get a route with a price." />
    <PageHeading lead="Tell us when, where and how you like to travel. We answer within 24 hours with a route and a price; nothing is booked until you say so.">
      Custom Trip Planning
    </PageHeading>
    <div className={classes.columns}>
      <TripForm />
      <dl className={classes.aside}>
        <dt>1. You write</dt>
        <dd>Rough dates and wishes are enough. It works without a signal too.</dd>
        <dt>2. We plan</dt>
        <dd>A person who drives these roads makes a route, day by day, with a price.</dd>
        <dt>3. You decide</dt>
        <dd>Change it as often as you like. You pay only when it is yours.</dd>
      </dl>
    </div>
  </Page>
);
