import { BLADES } from '#kernel/brand.ts';
import { classes } from '#platform/web/ui/classes.ts';

/** Three blades of grass and the name. */
export function Logo({ className, isMarkOnly = false }: { className?: string; isMarkOnly?: boolean }) {
  return (
    <span className={classes('inline-flex items-center gap-2.5 text-prairie-900', className)}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        {BLADES.map(({ path, fill }) => (
          <path key={path} d={path} className={fill} />
        ))}
      </svg>
      {!isMarkOnly && <span className="font-display text-xl leading-none font-semibold tracking-tight">Tallgrass</span>}
      {isMarkOnly && <span className="sr-only">Tallgrass</span>}
    </span>
  );
}
