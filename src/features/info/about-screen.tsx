import { ratingPoints } from "#words/home/cards.ts";
import {
  ABOUT_PAGE,
  SHOP_FIGURE_NAMES,
  SHOP_LICENCE,
  SHOP_RECOGNITION,
  SHOP_TEAM,
  SHOP_VALUES,
} from "#words/info/about.ts";
import { SimpleGrid, Title } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { sharePreview } from "../../data/net/addresses.ts";
import { shopFigures } from "../../domain/catalogue/marketing.ts";
import { paths } from "../../shared/paths.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import classes from "./about-screen.module.css";
import { registrationText } from "#words/app/shell.ts";

const starsNow = () => catalogueStore.get().snapshot.stars;
const starsAtFirst = () => catalogueStore.initial().snapshot.stars;

function Figures() {
  const stars = useSyncExternalStore(catalogueStore.subscribe, starsNow, starsAtFirst);
  const figures = shopFigures(useShop(), stars);
  if (figures.length === 0) return null;
  return (
    <section aria-label={ABOUT_PAGE.figures}>
      <dl className={`band ${classes.stats}`}>
        {figures.map(({ name, value, source }) => (
          <div key={name}>
            <dt>
              {SHOP_FIGURE_NAMES[name]}
              {source ? <small>{source}</small> : null}
            </dt>
            <dd>{name === "rating" ? ratingPoints(value) : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Card = { name: string; text: string };

const Cards = ({ items }: { items: readonly Card[] }) => (
  <SimpleGrid cols={{ base: 1, sm: items.length % 3 === 0 ? 3 : 2 }} spacing="lg">
    {items.map(({ name, text }) => (
      <div key={name} className={`surface ${classes.card}`}>
        <GirihStar size={26} />
        <Title order={3}>{name}</Title>
        <p>{text}</p>
      </div>
    ))}
  </SimpleGrid>
);

export function AboutScreen() {
  const shop = useShop();
  const licence = {
    name: SHOP_LICENCE.name,
    text: SHOP_LICENCE.text(registrationText(shop) ?? SHOP_LICENCE.registered),
  };
  return (
    <Page
      route="about"
      heading={ABOUT_PAGE.heading}
      lead={ABOUT_PAGE.lead}
      description={ABOUT_PAGE.description(shop.name)}
      {...sharePreview(paths.about())}
    >
      <Figures />

      <section className={classes.section}>
        <Title order={2}>{ABOUT_PAGE.storyTitle}</Title>
        <div className={classes.story}>
          <p>{ABOUT_PAGE.storyBegan}</p>
          <p>{ABOUT_PAGE.storyToday}</p>
        </div>
      </section>

      <section className={classes.section}>
        <Title order={2}>{ABOUT_PAGE.valuesTitle}</Title>
        <Cards items={Object.values(SHOP_VALUES)} />
      </section>

      <section className={classes.section}>
        <Title order={2}>{ABOUT_PAGE.teamTitle}</Title>
        <Cards items={Object.values(SHOP_TEAM)} />
      </section>

      <section className={classes.section}>
        <Title order={2}>{ABOUT_PAGE.recognitionTitle}</Title>
        <Cards items={[licence, ...Object.values(SHOP_RECOGNITION)]} />
      </section>

      <section className={`row ${classes.invite}`}>
        <Title order={2}>{ABOUT_PAGE.invitation}</Title>
        <ButtonLink to={paths.tours()} color="saffron" size="lg">
          {ABOUT_PAGE.tours}
        </ButtonLink>
      </section>
      <p className={`dim ${classes.version}`}>
        {ABOUT_PAGE.version(import.meta.env.VITE_APP_VERSION ?? "development")}
      </p>
    </Page>
  );
}
