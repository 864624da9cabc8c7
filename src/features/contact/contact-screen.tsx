import { Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { env } from "../../data/net/env.ts";
import { sharedAs } from "../../data/net/addresses.ts";
import { MESSAGE_FORMS } from "../../domain/contact/message-forms.ts";
import { operator } from "../../domain/contact/operator.ts";
import { paths } from "../../shared/paths.ts";
import { Page } from "../../shared/ui/page/page.tsx";
import classes from "./contact.module.css";
import { MessageForm } from "./message-form.tsx";
import { useMessageForm } from "./use-message-form.ts";

function ContactForm() {
  const message = useMessageForm(MESSAGE_FORMS.contact_message);
  return (
    <MessageForm message={message} send="Send message">
      <TextInput label="Subject (optional)" {...message.field("subject")} />
      <Textarea label="Message" required {...message.field("message")} />
    </MessageForm>
  );
}

const email = env.contactEmail ?? operator.email;
const phone = env.contactPhone ?? operator.phone;

export const ContactScreen = () => (
  <Page
    route="contact"
    lead="You can write even offline: your message is sent once you are back online."
    description="Write to us, call us or visit us in Samarkand."
    {...sharedAs(paths.contact())}
  >
    <div className={classes.columns}>
      <ContactForm />
      <dl className={classes.aside}>
        <dt>Email</dt>
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
