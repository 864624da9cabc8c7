import { Anchor, Container, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { legalName, SOCIAL_LINKS } from "../../domain/shop/settings.ts";
import { paths } from "../../shared/paths.ts";
import { routeNames, routeOf } from "../../shared/site.ts";
import { dialableNumber } from "../../shared/ui/links.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { ColorScheme } from "./color-scheme.tsx";
import classes from "./footer.module.css";
import { LanguageChoice } from "./language-choice.tsx";
import { registrationText } from "#words/shared/shop.ts";

const legal = [
  { to: paths.terms(), label: "Terms" },
  { to: paths.privacy(), label: "Privacy" },
  { to: paths.cookies(), label: "Cookies" },
];

const LinkItems = ({ links }: { links: readonly { to: string; label: string }[] }) =>
  links.map(({ to, label }) => (
    <li key={label}>
      <Link to={to} className={classes.link}>
        {label}
      </Link>
    </li>
  ));

const pages = routeNames.map(routeOf);
const linksUnder = (heading: string) =>
  pages.flatMap(({ path, title, label = title, footer }) =>
    footer === heading && typeof label === "string" ? [{ to: path, label }] : [],
  );

const LinkList = ({ title }: { title: "Quick Links" | "Support" }) => (
  <nav aria-label={title}>
    <h2 className={classes.title}>{title}</h2>
    <ul className="plain">
      <LinkItems links={linksUnder(title)} />
    </ul>
  </nav>
);

const SOCIAL_NAMES = {
  instagram: "Instagram",
  facebook: "Facebook",
  telegram: "Telegram",
  tripadvisor: "Tripadvisor",
} as const;

function ContactLines() {
  const shop = useShop();
  const { email, phone, address } = shop;
  const social = SOCIAL_LINKS.filter((link) => shop[link] !== "");
  if ([email, phone, address].every((text) => text === "") && social.length === 0) return null;
  return (
    <div>
      <h2 className={classes.title}>Contact Us</h2>
      <ul className="plain">
        {email ? (
          <li>
            <Anchor href={`mailto:${email}`} className={classes.link}>
              {email}
            </Anchor>
          </li>
        ) : null}
        {phone ? (
          <li>
            <Anchor href={`tel:${dialableNumber(phone)}`} className={classes.link}>
              {phone}
            </Anchor>
          </li>
        ) : null}
        {address ? <li className={classes.dimmed}>{address}</li> : null}
        {social.map((link) => (
          <li key={link}>
            <Anchor href={shop[link]} rel="noopener" target="_blank" className={classes.link}>
              {SOCIAL_NAMES[link]}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Footer() {
  const shop = useShop();
  const registration = registrationText(shop);
  return (
    <footer className={`band ${classes.footer}`}>
      <Container size="74rem" className={classes.columns}>
        <div>
          <p className={`row ${classes.brand}`}>
            <GirihStar size={28} /> {shop.name}
          </p>
          <Text className={classes.dimmed} maw="22rem">
            Small-group tours and packages along the Silk Road with local guides. Book in minutes and carry your trip on
            your phone, even offline.
          </Text>
        </div>
        <LinkList title="Quick Links" />
        <LinkList title="Support" />
        <ContactLines />
      </Container>
      <Container size="74rem" className={`row ${classes.legal}`}>
        <LanguageChoice />
        <ColorScheme />
        <span>
          © {shop.since} {legalName(shop)}. All rights reserved.{registration ? ` ${registration}` : ""}
        </span>
        <ul className="plain row">
          <LinkItems links={legal} />
        </ul>
      </Container>
    </footer>
  );
}
