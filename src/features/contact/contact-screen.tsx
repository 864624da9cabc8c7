import { Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.layer.css";
import { CONTACT_FACTS, CONTACT_FORM } from "#texts/contact.ts";
import { sharePreview } from "../../data/net/addresses.ts";
import { MESSAGE_FORMS } from "../../domain/contact/message-forms.ts";
import { OfficeMap } from "../../shared/map/office-map.tsx";
import { paths } from "../../shared/paths.ts";
import { Facts } from "../../shared/ui/facts.tsx";
import { MailTo, PhoneLink } from "../../shared/ui/links.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import { rowText } from "../../shared/ui/row-text.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { MessageForm } from "./message-form.tsx";
import { useMessageForm } from "./use-message-form.ts";
import classes from "./contact.module.css";

function ContactForm() {
  const message = useMessageForm(MESSAGE_FORMS.contact_message);
  return (
    <MessageForm message={message} send={CONTACT_FORM.send}>
      <TextInput label={CONTACT_FORM.subject} {...message.field("subject")} />
      <Textarea label={CONTACT_FORM.message} required {...message.field("message")} />
    </MessageForm>
  );
}

export function ContactScreen() {
  const shop = useShop();
  const { email, phone, address, office_hours } = shop;
  return (
    <Page
      route="contact"
      lead={CONTACT_FORM.lead}
      description={CONTACT_FORM.description}
      {...sharePreview(paths.contact())}
    >
      <div className={classes.columns}>
        <ContactForm />
        <div>
          <Facts
            className={classes.aside}
            of={{
              [CONTACT_FACTS.email]: email && <MailTo address={email} />,
              [CONTACT_FACTS.phone]: phone && <PhoneLink number={phone} />,
              [CONTACT_FACTS.address]: rowText(address, shop),
              [CONTACT_FACTS.officeHours]: rowText(office_hours, shop),
              [CONTACT_FACTS.licence]: shop.licence_number,
            }}
          />
          <OfficeMap shop={shop} />
        </div>
      </div>
    </Page>
  );
}
