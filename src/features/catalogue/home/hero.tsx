import { HOME_TEXTS } from "#texts/home.ts";
import { decimal } from "#texts/write.ts";
import { shopFigures } from "../../../domain/catalogue/marketing.ts";
import { textLanguage } from "../../../domain/catalogue/translation/translations.ts";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Picture } from "../../../shared/ui/picture.tsx";
import { useShop } from "../../../shared/ui/shop.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";
import { FindForm } from "./find-form.tsx";
import classes from "./hero.module.css";

const WIDE = "/hero-1600.webp";
const PORTRAIT_SOURCES = "/hero-portrait-480.webp 480w, /hero-portrait-800.webp 800w";

export function Hero() {
  const { snapshot } = useCatalogue();
  const shop = useShop();
  const figures = shopFigures(shop, snapshot.stars);
  return (
    <section className={classes.hero}>
      <picture className={classes.picture}>
        <source media="(max-width: 40em)" srcSet={PORTRAIT_SOURCES} sizes="100vw" />
        <Picture src={WIDE} alt="" sizes="100vw" first ratio="auto" />
      </picture>
      <div className={classes.words}>
        <h1 tabIndex={-1}>{HOME_TEXTS.title}</h1>
        <p>{HOME_TEXTS.lead}</p>
        <div className="row">
          <ButtonLink to={paths.destinations()} size="lg">
            {HOME_TEXTS.exploreDestinations}
          </ButtonLink>
          <ButtonLink to={paths.tours()} size="lg" variant="white">
            {HOME_TEXTS.planTrip}
          </ButtonLink>
        </div>
        <FindForm />
        {figures.length > 0 ? (
          <dl className={classes.stats}>
            {figures.map(({ name, value }) => (
              <div key={name}>
                <dt>{HOME_TEXTS.figures[name]}</dt>
                <dd lang={textLanguage(value, shop)}>{name === "rating" ? decimal(value) : value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
}
