import { Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { sharePreview } from "../../data/net/addresses.ts";
import { MESSAGE_FORMS } from "../../domain/contact/message-forms.ts";
import { paths } from "../../shared/paths.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { MailTo, PhoneLink } from "../../shared/ui/links.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
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

export function ContactScreen() {
  const shop = useShop();
  const { email, phone, address, office_hours } = shop;
  return (
    <Page
      route="contact"
      lead="You can write even offline: your message is sent once you are back online."
      description="Write to us, call us or visit us."
      {...sharePreview(paths.contact())}
    >
      <div className={classes.columns}>
        <ContactForm />
        <Facts
          className={classes.aside}
          of={{
            Email: email && <MailTo address={email} />,
            Phone: phone && <PhoneLink number={phone} />,
            Address: address,
            "Office hours": office_hours,
            Licence: shop.licence_number,
          }}
        />
      </div>
    </Page>
  );
}
