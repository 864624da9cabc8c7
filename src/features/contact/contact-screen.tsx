import { Button, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { env } from "../../data/remote/env.ts";
import { contactSchema, EMPTY_CONTACT, toContactPayload } from "../../domain/contact/message-forms.ts";
import { operator } from "../../domain/contact/operator.ts";
import { PageHeading } from "../../shared/ui/page-heading.tsx";
import { PageMeta } from "../../shared/ui/page-meta.tsx";
import { Page } from "../../shared/ui/page.tsx";
import { MessageStatus } from "./message-status.tsx";
import classes from "./message-status.module.css";
import { useMessageForm } from "./use-message-form.ts";

const ContactForm = () => {
  const { form, field, submit, queuedId, startAnew } = useMessageForm({
    kind: "contact_message",
    empty: EMPTY_CONTACT,
    schema: contactSchema,
    toPayload: toContactPayload,
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
      <TextInput label="Subject (optional)" {...field("subject")} />
      <Textarea label="Message" required {...field("message")} />
      <Button type="submit">Send message</Button>
    </form>
  );
};

const email = env.contactEmail ?? operator.email;
const phone = env.contactPhone ?? operator.phone;

export const ContactScreen = () => (
  <Page>
    <PageMeta title="Contact" description="Write to us, call us or visit us in Samarkand." />
    <PageHeading lead="Write even without a signal: your message goes out by itself when there is one.">
      Contact
    </PageHeading>
    <div className={classes.columns}>
      <ContactForm />
      <dl className={classes.aside}>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
        </dd>
        <dt>Address</dt>
        <dd>{env.contactAddress ?? operator.address}</dd>
        <dt>Office hours</dt>
        <dd>{operator.officeHours}</dd>
      </dl>
    </div>
  </Page>
);
