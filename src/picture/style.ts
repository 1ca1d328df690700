import type { Ink } from './inks.js';

export const style = (
  ink: Ink,
): string => `.rb text { text-anchor: middle; font-family: Georgia, 'Palatino Linotype', 'DejaVu Serif', serif; fill: ${ink.text}; }
.rb .rb-title { font-size: 34px; letter-spacing: 3px; font-weight: bold; }
.rb .rb-town { font-size: 14px; font-weight: bold; fill: #fdf6e3; letter-spacing: .3px; }
.rb .rb-region { font-size: 16px; font-style: italic; font-weight: bold; fill: #3a2413; stroke: #fdf6e3; stroke-width: 3.6px; stroke-opacity: .88; paint-order: stroke; letter-spacing: .8px; }
.rb .rb-id { font-size: 9px; font-family: 'DejaVu Sans', Verdana, sans-serif; fill: #4a3a26; opacity: .75; }
.rb .rb-key { font-size: 14px; text-anchor: start; }
.rb .rb-head { font-size: 17px; font-weight: bold; text-anchor: start; letter-spacing: .6px; }
.rb .rb-name { font-size: 14.5px; font-weight: bold; text-anchor: start; }
.rb .rb-line { font-size: 12.5px; text-anchor: start; }
.rb .rb-faint { font-size: 12.5px; font-style: italic; text-anchor: start; fill: ${ink.faint}; }
.rb .rb-small { font-size: 11px; fill: ${ink.faint}; }
.rb .rb-number { font-size: 13px; font-weight: bold; fill: #fdf6e3; }
.rb .rb-many { font-size: 11px; font-weight: bold; fill: #3d2c1c; }
.rb .rb-figure { font-size: 19px; font-weight: bold; fill: #fffaf0; }
.rb .rb-anchor { font-size: 11.5px; font-style: italic; font-weight: bold; fill: #fdf6e3; stroke: #14465f; stroke-width: 3px; stroke-opacity: .8; paint-order: stroke; letter-spacing: .2px; }
.rb .rb-depth { font-size: 9px; font-family: 'DejaVu Sans', Verdana, sans-serif; fill: #e8f3f2; opacity: .85; }
.rb .rb-tile { font-size: 18px; font-weight: bold; fill: #4a2f00; }
.rb .rb-sea { font-style: italic; fill: #f4e8c8; fill-opacity: .82; }
.rb .rb-rose { font-size: 20px; font-weight: bold; fill: #f4e8c8; }
.rb .rb-island { font-size: 25px; font-style: italic; font-weight: bold; letter-spacing: 3px; fill: #fdf3d6; stroke: #14465f; stroke-width: 4px; stroke-opacity: .75; paint-order: stroke; }`;
