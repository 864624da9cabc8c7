import { Badge, Title } from "@mantine/core";
import { use, type ReactNode } from "react";
import { imageUrl } from "../../../data/net/addresses.ts";
import { Picture } from "../../../shared/ui/picture.tsx";
import { DetailSlotContext, type DetailItem } from "./detail-slot.ts";
import { ShareButton } from "./share-button.tsx";
import classes from "./details.module.css";

interface DetailHeroProps {
  item: DetailItem;
  image: string;
  place: string;
  featured: boolean;
  badges?: ReactNode;
}

export function DetailHero({ item, image, place, featured, badges }: DetailHeroProps) {
  const slot = use(DetailSlotContext);
  return (
    <header className={classes.hero}>
      <div className={classes.heroPicture}>
        <Picture src={imageUrl(image)} alt="" sizes="(min-width: 74em) 72rem, 100vw" first ratio="21 / 9" />
      </div>
      <div className={classes.heroWords}>
        <div className={classes.badges}>
          {featured && <Badge color="saffron">Featured</Badge>}
          {badges}
        </div>
        <Title order={1} tabIndex={-1}>
          {item.title}
        </Title>
        {place !== "" && <p className={classes.place}>{place}</p>}
        <div className={classes.tools}>
          <ShareButton title={item.title} />
          {slot(item)}
        </div>
      </div>
    </header>
  );
}
