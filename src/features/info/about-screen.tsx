import { SimpleGrid, Title } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { catalogueStore } from "../../data/local/catalogue/catalogue-store.ts";
import { ButtonLink } from "../../shared/ui/links.tsx";
import { sharePreview } from "../../data/net/addresses.ts";
import { shopFigures } from "../../domain/catalogue/marketing.ts";
import { type ShopSettings } from "../../domain/shop/settings.ts";
import { paths } from "../../shared/paths.ts";
import { GirihStar } from "../../shared/ui/icons/girih-star.tsx";
import { useShop } from "../../shared/ui/shop.tsx";
import { Page } from "../../shared/ui/page/page.tsx";
import classes from "./about-screen.module.css";
import { registrationText } from "#words/shared/shop.ts";

const starsNow = () => catalogueStore.get().snapshot.stars;
const starsAtFirst = () => catalogueStore.initial().snapshot.stars;

const FIGURE_NAMES = {
  unesco_sites: "UNESCO sites on our routes",
  travelers: "Happy travelers",
  rating: "Average rating",
} as const;

function Figures() {
  const stars = useSyncExternalStore(catalogueStore.subscribe, starsNow, starsAtFirst);
  const figures = shopFigures(useShop(), stars);
  if (figures.length === 0) return null;
  return (
    <section aria-label="In figures">
      <dl className={`band ${classes.stats}`}>
        {figures.map(({ name, value, source }) => (
          <div key={name}>
            <dt>
              {FIGURE_NAMES[name]}
              {source ? <small>{source}</small> : null}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const values = [
  [
    "Small groups",
    "A group fits around one table. No one waits for a second bus, and the guide knows your name by noon.",
  ],
  [
    "Local people",
    "Guides, drivers, cooks and family guesthouses are from the towns you visit, and most of what you pay stays there.",
  ],
  ["Plain prices", "The total you see is the total you pay: group discount, taxes and fees are listed line by line."],
  [
    "We keep our promises",
    "We say held when seats are held and paid when money has arrived, never before. The same goes for this app.",
  ],
] as const;

const team = [
  ["Route planners", "Write the days, drive every road once a season and time the light on the domes."],
  ["Guides", "Licensed and fluent in English, Russian and Uzbek, many in French, German or Italian."],
  ["Drivers", "Know the desert tracks and the mountain passes, and which teahouse is open after nine."],
  ["Travel desk", "Answers within a day, books trains and hotels, and picks up the phone while you travel."],
] as const;

const licenceText = (shop: ShopSettings) =>
  [
    "Licensed tour operator",
    `${registrationText(shop) ?? "Registered and licensed"} in the Republic of Uzbekistan, for inbound travel.`,
  ] as const;

const licenceFacts = [
  [
    "Responsible routes",
    "No animal shows, no drones over places of worship, refill points instead of plastic bottles on every tour.",
  ],
  ["Craft partners", "Long-term partners of silk, ceramic and paper workshops in Margilan, Rishtan and Konigil."],
] as const;

const Cards = ({ items }: { items: readonly (readonly [string, string])[] }) => (
  <SimpleGrid cols={{ base: 1, sm: items.length % 3 === 0 ? 3 : 2 }} spacing="lg">
    {items.map(([name, text]) => (
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
  return (
    <Page
      route="about"
      heading="About us"
      lead="We grew up between the domes of Samarkand and the desert of Khorezm, and we would like to show you around."
      description={`Who we are, how we travel and what we promise: ${shop.name}.`}
      {...sharePreview(paths.about())}
    >
      <Figures />

      <section className={classes.section}>
        <Title order={2}>Our story</Title>
        <div className={classes.story}>
          <p>
            It began with one minibus and a question from a guest: why does every tour stop at the same four squares? So
            we drove on, to the silk looms of Margilan, to the ships that stand in the sand at Moynaq, to families who
            still bake bread in the wall of their courtyard, and built days around them.
          </p>
          <p>
            Today we run tours and packages in every region of the country. The routes are still ours, walked and driven
            by the people who sell them. The first hours after landing you have no local SIM and the mountains have no
            signal, so we built this app to work without one: your voucher, your days and our telephone number are on
            your phone before you need them.
          </p>
        </div>
      </section>

      <section className={classes.section}>
        <Title order={2}>What we value</Title>
        <Cards items={values} />
      </section>

      <section className={classes.section}>
        <Title order={2}>The team</Title>
        <Cards items={team} />
      </section>

      <section className={classes.section}>
        <Title order={2}>Awards and recognition</Title>
        <Cards items={[licenceText(shop), ...licenceFacts]} />
      </section>

      <section className={`row ${classes.invite}`}>
        <Title order={2}>Shall we?</Title>
        <ButtonLink to={paths.tours()} color="saffron" size="lg">
          See our tours
        </ButtonLink>
      </section>
      <p className={`dim ${classes.version}`}>App version {import.meta.env.VITE_APP_VERSION ?? "development"}</p>
    </Page>
  );
}
