import { Anchor, Container, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { FOOTER, FOOTER_HEADINGS, FOOTER_TITLES, REGISTRATION } from "#texts/app.ts";
import { textLanguage } from "../../domain/catalogue/translation/translations.ts";
import { legalName, SOCIAL_LINKS } from "../../domain/shop/settings.ts";
import { paths } from "../../shared/paths.ts";
import { type RouteName, routeNames, routeOf } from "../../shared/site.ts";
import { type TitledRoute, titleOf } from "../../shared/titles.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { dialableNumber } from "../../shared/ui/links.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { registrationText } from "../../text/app.ts";
import { ColorScheme } from "./color-scheme.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import classes from "./footer.module.css";

const legal = [
  { to: paths.terms(), label: FOOTER.terms },
  { to: paths.privacy(), label: FOOTER.privacy },
  { to: paths.cookies(), label: FOOTER.cookies },
];

const LinkItems = ({ links }: { links: readonly { to: string; label: string }[] }) =>
  links.map(({ to, label }) => (
    <li key={label}>
      <Link to={to} className={classes.link}>
        {label}
      </Link>
    </li>
  ));

type Heading = keyof typeof FOOTER_HEADINGS;

const shortTitles: Partial<Record<RouteName, string>> = FOOTER_TITLES;
const isTitled = (name: RouteName): name is TitledRoute => routeOf(name).titledBy === undefined;
const linksUnder = (heading: Heading) =>
  routeNames
    .filter(isTitled)
    .filter((name) => routeOf(name).footer === heading)
    .map((name) => ({ to: routeOf(name).path, label: shortTitles[name] ?? titleOf(name) }));

const LinkList = ({ heading }: { heading: Heading }) => (
  <nav aria-label={FOOTER_HEADINGS[heading]}>
    <h2 className={classes.title}>{FOOTER_HEADINGS[heading]}</h2>
    <ul className="plain">
      <LinkItems links={linksUnder(heading)} />
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
      <h2 className={classes.title}>{FOOTER.contact}</h2>
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
        {address ? (
          <li className={classes.dimmed} lang={textLanguage(address, shop)}>
            {address}
          </li>
        ) : null}
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
  const registration = registrationText(REGISTRATION, shop);
  return (
    <footer className={`band ${classes.footer}`}>
      <Container size="74rem" className={classes.columns}>
        <div>
          <p className={`row ${classes.brand}`}>
            <GirihStar size={28} /> {shop.name}
          </p>
          <Text className={classes.dimmed} maw="22rem">
            {FOOTER.about}
          </Text>
        </div>
        <LinkList heading="links" />
        <LinkList heading="support" />
        <ContactLines />
      </Container>
      <Container size="74rem" className={`row ${classes.legal}`}>
        <LanguageChoice className={classes.link} />
        <ColorScheme />
        <span>
          {FOOTER.rights({ since: shop.since, company: legalName(shop) })}{" "}
          {registration ? <span className="whole">{registration}</span> : null}
        </span>
        <ul className="plain row">
          <LinkItems links={legal} />
        </ul>
      </Container>
    </footer>
  );
}
