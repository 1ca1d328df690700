interface Props {
  /** The name of its file. */
  readonly emblem: string;
}

/** The emblem of a card. It is fetched once it is near the screen. */
export function EmblemPicture({ emblem }: Props) {
  if (emblem === '') return null;
  return (
    <span className="emblem">
      <img src={`emblems/${emblem}.svg`} alt="" width={64} height={64} loading="lazy" decoding="async" />
    </span>
  );
}
