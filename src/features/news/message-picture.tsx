import { NEWS_PANEL } from "#texts/news.ts";
import { useShop } from "../../shared/ui/shop.tsx";
import classes from "./news.module.css";

type Props = { title: string; body: string };

export function MessagePicture({ title, body }: Props) {
  const { name } = useShop();
  return (
    <figure className={classes.picture}>
      <figcaption className="dim">{NEWS_PANEL.picture}</figcaption>
      <div className={classes.message}>
        <img src="/icons/icon-192.png" alt="" width="40" height="40" />
        <div>
          <div className={classes.sender}>
            <span>{name}</span> <span>{NEWS_PANEL.now}</span>
          </div>
          <strong>{title}</strong>
          <div>{body}</div>
        </div>
      </div>
    </figure>
  );
}
